process.env.INPUT_OPERATION = 'get-build';
require('../../dist/post.js');
