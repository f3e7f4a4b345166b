/** Bounds how much retries may add to the load of a service that is down. */
export interface RetryBudget {
  /** True while failures may be retried. */
  allows(): boolean;
  /** Records a failure that is retried. */
  spend(): void;
  /** Records a success. */
  refill(): void;
}

const capacity = 10;
const perSuccess = 0.1;

/** A bucket like that of gRPC's clients: retries stop when half of it is used up, and ten successes pay for one. */
export function createRetryBudget(): RetryBudget {
  let tokens = capacity;
  return {
    allows: () => tokens > capacity / 2,
    spend() {
      tokens = Math.max(0, tokens - 1);
    },
    refill() {
      tokens = Math.min(capacity, tokens + perSuccess);
    },
  };
}
