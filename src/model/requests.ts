import type { StateFilter } from './states.ts';

/** The query parameters of the three build lists, all optional (api.md §4.3). */
export interface BuildFilters {
  /** Builds on this branch, or on any of these. */
  readonly branch?: string | readonly string[] | undefined;
  /** Builds at this commit, or at any of these: full SHAs, never shortened. */
  readonly commit?: string | readonly string[] | undefined;
  /** Time, in ISO 8601 or as a `Date`: created on or after. */
  readonly created_from?: string | Date | undefined;
  /** Time: created before. */
  readonly created_to?: string | Date | undefined;
  /** UUID of the user who created the build. */
  readonly creator?: string | undefined;
  /** Time: finished on or after. */
  readonly finished_from?: string | Date | undefined;
  /** True: every attempt of a retried job is listed, not just the latest. */
  readonly include_retried_jobs?: boolean | undefined;
  /** Builds with all of these meta-data values. */
  readonly meta_data?: Readonly<Record<string, string>> | undefined;
  /** Builds in this state, or in any of these. */
  readonly state?: StateFilter | readonly StateFilter[] | undefined;
  /** Leaves the jobs out. Not shown in the document; a server that does not know it sends them. */
  readonly exclude_jobs?: boolean | undefined;
  /** Leaves the pipeline out. Not shown in the document; a server that does not know it sends it. */
  readonly exclude_pipeline?: boolean | undefined;
}

/** The windows of the list of flaky tests, in milliseconds. Not shown in the document (§4.2); the default is `7days`. */
export const flakyTestPeriods = {
  '1hour': 3_600_000,
  '4hours': 14_400_000,
  '1day': 86_400_000,
  '7days': 604_800_000,
  '14days': 1_209_600_000,
  '28days': 2_419_200_000,
} as const;

/** The query parameters of the list of flaky tests. */
export interface FlakyTestFilters {
  /** Tests that were flaky within this time. Not shown in the document; a server that does not know it ignores it. */
  readonly period?: keyof typeof flakyTestPeriods | undefined;
}

/** The query parameters of suites. Not shown in the document, of the live service (docs/gaps.md). */
export interface SuiteParameters {
  /** True: the response carries `api_token`, if the user of the token may see it. */
  readonly show_api_token?: boolean | undefined;
}

/** The query parameters of a single build (api.md §4.3). */
export interface BuildParameters
  extends Pick<BuildFilters, 'include_retried_jobs' | 'exclude_jobs' | 'exclude_pipeline'> {
  /** Adds the runs of suites in the build. Not shown in the document; a server can refuse it. */
  readonly include_test_engine?: boolean | undefined;
}

/** What a search and most polls need. A server that does not know these parameters sends the complete builds. */
export const smallResponse = {
  exclude_jobs: true,
  exclude_pipeline: true,
} as const satisfies BuildParameters;

/** The body that creates a build (api.md §4.3). */
export interface CreateBuild {
  /** Ref, SHA or tag to build. */
  readonly commit: string;
  /** Branch of the commit; the pipeline's branch filters go by it. */
  readonly branch: string;
  /** The user who makes the request, unless given. */
  readonly author?: { readonly name: string; readonly email: string } | undefined;
  /** Force a fresh checkout. */
  readonly clean_checkout?: boolean | undefined;
  readonly env?: Readonly<Record<string, string>> | undefined;
  /** Skip the pipeline's branch filters; those of its steps still apply. */
  readonly ignore_pipeline_branch_filters?: boolean | undefined;
  readonly message?: string | undefined;
  readonly meta_data?: Readonly<Record<string, string>> | undefined;
  readonly pull_request_base_branch?: string | undefined;
  /** The pull request's number. */
  readonly pull_request_id?: number | undefined;
  /** The git repository of the pull request. */
  readonly pull_request_repository?: string | undefined;
  /** The labels of the pull request. Not in the document, of the live service (docs/gaps.md). */
  readonly pull_request_labels?: readonly string[] | undefined;
}

/** The parameters of a list of jobs. Not in the document, of the live service (docs/gaps.md). */
export interface JobFilters {
  /** Jobs in this state, or in any of these, such as `failed`. */
  readonly state?: string | readonly string[] | undefined;
  /** Jobs of the step with this key, or of any of these. */
  readonly step_key?: string | readonly string[] | undefined;
  /** Jobs of the group with this key, or of any of these. */
  readonly group_key?: string | readonly string[] | undefined;
  /** False: only the latest job for each step. Unlike in a build, the service lists all unless given. */
  readonly include_retried_jobs?: boolean | undefined;
}

/** The body that annotates a build. Not in the document, of the live service (docs/gaps.md). */
export interface CreateAnnotation {
  /** The text, in Markdown or HTML. */
  readonly body: string;
  /** The name of the annotation: a second one of that name replaces the first. */
  readonly context?: string | undefined;
  readonly style?: 'success' | 'info' | 'warning' | 'error' | undefined;
  /** True: the text is added to that of the annotation. */
  readonly append?: boolean | undefined;
  /** 1 to 10: a higher one is shown first. */
  readonly priority?: number | undefined;
}

/** The body that creates a suite (api.md §4.1). */
export interface CreateSuite {
  readonly name: string;
  readonly default_branch: string;
  /** True: the answer carries `api_token`, a secret that is shown this once. */
  readonly show_api_token?: boolean | undefined;
  /** UUIDs of teams; required where the organization uses Teams. The document also spells it `teams_ids`. */
  readonly team_ids?: readonly string[] | undefined;
}

/** The body that updates a suite, all optional (api.md §4.1). */
export interface UpdateSuite {
  readonly name?: string | undefined;
  readonly default_branch?: string | undefined;
}

/** An organization, by its slug. */
export interface OrganizationAddress {
  readonly organization: string;
}

/** A pipeline, by its slug and its organization's. */
export interface PipelineAddress extends OrganizationAddress {
  readonly pipeline: string;
}

/** A build, by its number: the service never takes the build ID (api.md §1). */
export interface BuildAddress extends PipelineAddress {
  readonly number: number;
}

/** A job of a build, by its ID. */
export interface JobAddress extends BuildAddress {
  readonly job: string;
}

/** An artifact, by its ID and that of its job. */
export interface ArtifactAddress extends JobAddress {
  readonly artifact: string;
}

/** A suite, by its slug and its organization's. */
export interface SuiteAddress extends OrganizationAddress {
  readonly suite: string;
}
