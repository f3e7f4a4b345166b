process.argv.splice(2, Infinity, 'post');
await import('./index.js');
