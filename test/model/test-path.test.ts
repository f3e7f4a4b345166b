import { expect, it } from 'vitest';
import { isAbsolute } from '../../src/model/test-path.ts';

it('tells a path from the root of a file system, on any system', () => {
  expect(['/app/a_test.go', 'C:/app/a.rb', 'c:a.rb'].filter(isAbsolute)).toHaveLength(3);
  expect(['a.rb', './a.rb', '../a.rb', 'cc:/a.rb', ''].filter(isAbsolute)).toEqual([]);
});
