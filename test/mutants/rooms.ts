/** Where mutants are made, and the tests that should notice them: all run in one process. */
interface Room {
  readonly source: string;
  readonly tests: readonly string[];
  /** Of pure functions most mutants are noticed; what has effects is measured only. */
  readonly isPure: boolean;
}

const client = [
  'test/client/{*,once/*,request/*,retry/*,rate-limit/*,pagination/*,response/*}.test.ts',
  'test/faults/*.test.ts',
  'test/model-based/*.test.ts',
];
const operations = ['test/{operations,model-based}/**/*.test.ts'];
const report = ['test/report/**/*.test.ts'];

export const rooms: Readonly<Record<string, Room>> = {
  'operations/wait': {
    source: 'src/operations/wait/{reduce,judge,state}.ts',
    tests: operations,
    isPure: true,
  },
  'operations/end': { source: 'src/operations/end/*.ts', tests: operations, isPure: false },
  'client/once': { source: 'src/client/{once,resources}/*.ts', tests: client, isPure: false },
  'client/retry': { source: 'src/client/retry/*.ts', tests: client, isPure: false },
  'client/rate-limit': { source: 'src/client/rate-limit/*.ts', tests: client, isPure: true },
  'client/pagination': { source: 'src/client/pagination/*.ts', tests: client, isPure: false },
  'report/flaky': {
    source: 'src/report/flaky/{gates,compare,note}.ts',
    tests: [...report, 'test/operations/list-flaky-tests.test.ts'],
    isPure: true,
  },
  'report/failures': {
    source: 'src/report/failures/*.ts',
    tests: [...report, 'test/operations/{failures,explain-build,base-branch}.test.ts'],
    isPure: true,
  },
  'report/text': {
    source: 'src/report/text/{redact,escape-untrusted}.ts',
    tests: [...report, 'test/action/secrets/*.test.ts', 'test/model-based/redaction.test.ts'],
    isPure: true,
  },
  'action/secrets': {
    source: 'src/action/secrets/*.ts',
    tests: ['test/action/{secrets,output}/*.test.ts', 'test/action/step.test.ts'],
    isPure: true,
  },
};
