export { createManualClock, createScaledClock, type SandboxClock } from './clock.ts';
export type { SandboxWorld } from './controls.ts';
export type { Faults } from './fault/fault.ts';
export type { Tokens } from './http/tokens.ts';
export type { LoggedRequest, RequestLog } from './request-log.ts';
export { createSandbox, type Sandbox, type SandboxOptions } from './sandbox.ts';
export type { Fault } from './seed/faults.ts';
export type {
  BuildSeed,
  FlakyTestSeed,
  OrganizationSeed,
  PipelineSeed,
  RateLimits,
  Script,
  ScriptFacts,
  ScriptSource,
  Seed,
  Step,
  SuiteSeed,
  TokenSeed,
  UserSeed,
} from './seed/seed.ts';
export { type ServedSandbox, serveSandbox } from './serve.ts';
