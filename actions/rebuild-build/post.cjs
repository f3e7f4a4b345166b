process.env.INPUT_OPERATION = 'rebuild-build';
require('../../dist/post.js');
