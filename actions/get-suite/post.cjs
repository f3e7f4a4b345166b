process.env.INPUT_OPERATION = 'get-suite';
require('../../dist/post.js');
