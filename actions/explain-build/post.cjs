process.env.INPUT_OPERATION = 'explain-build';
require('../../dist/post.js');
