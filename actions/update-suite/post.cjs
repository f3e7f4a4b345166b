process.env.INPUT_OPERATION = 'update-suite';
require('../../dist/post.js');
