process.env.INPUT_OPERATION = 'delete-suite';
require('../../dist/post.js');
