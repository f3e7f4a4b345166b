process.env.INPUT_OPERATION = 'trigger-build';
require('../../dist/post.js');
