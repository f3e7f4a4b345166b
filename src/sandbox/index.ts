export { createManualClock, createScaledClock, type SandboxClock } from './clock.ts';
export type { Fault, Faults } from './fault/fault.ts';
export type { RateLimits } from './http/rate-limit.ts';
export type { Tokens } from './http/tokens.ts';
export type { LoggedRequest, RequestLog } from './request-log.ts';
export { createSandbox, type Sandbox, type SandboxOptions } from './sandbox.ts';
export type {
  BuildSeed,
  FlakyTestSeed,
  OrganizationSeed,
  PipelineSeed,
  Seed,
  SuiteSeed,
  TokenSeed,
  UserSeed,
} from './seed/seed.ts';
export { type ServedSandbox, serveSandbox } from './serve.ts';
export type { Script, ScriptFacts, ScriptSource, Step } from './simulation/script.ts';
export type { SandboxWorld } from './world/controls.ts';
