process.env.INPUT_OPERATION = 'cancel-build';
require('../../dist/post.js');
