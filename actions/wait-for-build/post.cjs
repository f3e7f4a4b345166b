process.env.INPUT_OPERATION = 'wait-for-build';
require('../../dist/post.js');
