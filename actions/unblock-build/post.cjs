process.env.INPUT_OPERATION = 'unblock-build';
require('../../dist/post.js');
