import { expect, it } from 'vitest';
import type { BuildTest, FailedExecution } from '../../../src/model/test-engine.ts';
import { fromService } from '../../../src/report/failures/service-tests.ts';

const read = (test: object, execution?: object) =>
  fromService(test as BuildTest, execution as FailedExecution | undefined, [], () => null);

it.each([
  ['./a.rb:12', './a.rb', 'a.rb', 12],
  ['./a.rb:12', undefined, 'a.rb', 12],
  ['./shared.rb:12', './a.rb', 'a.rb', null],
  ['./a.rb', undefined, 'a.rb', null],
  [undefined, undefined, null, null],
])('a test that the service has at %s, and in %s, is in %s at line %s', (location, file_name, file, line) => {
  expect(read({ location, file_name })).toMatchObject({ file, line });
});

it('a failed test of the service has the message and the trace of an execution, if they are known', () => {
  const failure_expanded = [null, { expanded: ['a', 1], backtrace: ['b'] }, { expanded: 'c' }];
  const known = read({}, { failure_reason: ' no \n', failure_expanded });
  expect(known).toMatchObject({ message: 'no', trace: 'a\nb', executions: null });
  expect(read({})).toMatchObject({ scope: '', name: '', message: '', labels: [] });
  expect(read({}, { failure_reason: null })).not.toHaveProperty('trace');
  const counts = { executions_count_by_result: { failed: 2, passed: 3 } };
  expect(read(counts).executions).toEqual({ failed: 2, total: 5 });
  expect(read({ ...counts, executions_count: 9 }).executions).toEqual({ failed: 2, total: 9 });
});
