/** What a table of submissions shows, finds and comes to, wherever it is asked: on a device, or on the server for an email. */

export { aggregateMessages } from './aggregates/aggregate.messages.ts';
export { type Aggregates, computeAggregates, type Numbers, type Places } from './aggregates/aggregates.ts';
export { barsOf, type DrawnBar } from './aggregates/bars-of.ts';
export { chartsOf, type SummaryChart } from './aggregates/charts-of.ts';
export { type Compared, comparedOf, countsOf, namedComparisons, type Others } from './aggregates/compared.ts';
export { type Face, facesOf } from './aggregates/faces-of.ts';
export { formatDays } from './aggregates/format-days.ts';
export { canGroupBy, groupsOf } from './aggregates/groups-of.ts';
export {
  computeMetric,
  defaultMetrics,
  describeMetric,
  formatMetric,
  supportsMetric,
  wordChange,
} from './aggregates/metrics.ts';
export { answerKinds } from './columns/answer-kinds.ts';
export { columnMessages } from './columns/column.messages.ts';
export { remembered } from './columns/remembered.ts';
export { reviewColumnMessages } from './columns/review-column.messages.ts';
export {
  assignedColumn,
  nameOfState,
  openStates,
  type ReviewState,
  reviewColumns,
  reviewStates,
  stateColumn,
} from './columns/review-columns.ts';
export type { CellRows, CellValue, SubmissionColumn } from './columns/submission-column.ts';
export { answerColumn, type ColumnSpeech, isShownByDefault, submissionColumns } from './columns/submission-columns.ts';
export { formatAggregate, isSummed, totalOf } from './columns/totals.ts';
export { addDays, type DayRange, day, dayOf, instantAt, instantsOf } from './days/calendar-days.ts';
export { findRows } from './views/find-rows.ts';
export { layoutOf } from './views/layout-of.ts';
export { rankInBreaths } from './views/ranks-of.ts';
export {
  type Density,
  densities,
  type FilterValue,
  isPlain,
  isSameView,
  plainView,
  type ViewState,
} from './views/view-state.ts';
export { plainly, searchTextOfRow } from './views/words-of-row.ts';
