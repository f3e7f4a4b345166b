process.env.INPUT_OPERATION = 'download-artifacts';
require('../../dist/post.js');
