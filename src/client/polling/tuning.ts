/**
 * The numbers of the polling policy. Each was found, and is justified, by the simulation of `bench/waiting`;
 * its README says how. They are a value so that the simulation can ask what another number would do.
 */
export interface Tuning {
  /** How much delay one request is worth: a request is sent when it is expected to save this much. */
  readonly requestWorthMs: number;
  /** Nothing is asked twice within this. */
  readonly shortestWaitMs: number;
  /** Nothing is left alone for longer, however crowded it is. */
  readonly longestWaitMs: number;
  /** Every wait is drawn from this share around its plan, so that waiters which started together drift apart. */
  readonly jitter: number;

  /** The doubt about history, in past builds: with as many known, it weighs half. */
  readonly doubt: number;
  /** How long a build takes, at the middle, where nothing is known of its kind. */
  readonly unknownMedianMs: number;
  /** The least spread, on the scale of logarithms, that a past build stands for, and what is added where few are known. */
  readonly leastSpread: number;
  readonly fewBuildsSpread: number;

  /** No wait exceeds this share of the build's age; the age counts from `guardHeadStartMs` and a tenth of the median. */
  readonly guardShare: number;
  readonly guardHeadStartMs: number;

  /** The share of a window that all who poll may use up before it costs more. */
  readonly targetLoad: number;
  /** How strongly a window's load changes the price, and how much of the price is forgotten from window to window. */
  readonly priceGain: number;
  readonly priceLeak: number;
  /** How strongly the first load that a newcomer sees sets its first price. */
  readonly initialGain: number;
  readonly newcomersHighestPrice: number;
  readonly highestPrice: number;
  /** The share of a window that is left to writes and to humans. */
  readonly reserve: number;
  /** After a reset, requests are spread over at least this. */
  readonly spreadMs: number;
}

/** The policy as it ships. */
export const tuning: Tuning = {
  requestWorthMs: 160,
  shortestWaitMs: 2_000,
  longestWaitMs: 300_000,
  jitter: 0.15,
  doubt: 3,
  unknownMedianMs: 240_000,
  leastSpread: 0.03,
  fewBuildsSpread: 0.2,
  guardShare: 1,
  guardHeadStartMs: 10_000,
  targetLoad: 0.85,
  priceGain: 0.9,
  priceLeak: 0.2,
  initialGain: 8,
  newcomersHighestPrice: 10,
  highestPrice: 30,
  reserve: 0.08,
  spreadMs: 10_000,
};
