process.env.INPUT_OPERATION = 'check-setup';
require('../../dist/post.js');
