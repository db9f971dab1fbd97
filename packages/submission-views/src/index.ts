/** Columns, filters and aggregates of the submissions table, for the app and for the server's emails. */

export { aggregateMessages } from './aggregates/aggregate.messages.ts';
export {
  type Comparison,
  type ComparisonRows,
  countComparisonRows,
  namedComparisons,
  parseComparison,
} from './aggregates/comparison.ts';
export {
  type Aggregates,
  computeAggregates,
  type LocationCounts,
  type NumberStatistics,
} from './aggregates/compute-aggregates.ts';
export { type ChartBar, createBars, createCharts, type SummaryChart } from './aggregates/create-charts.ts';
export { findRatingFaces, type RatingFace } from './aggregates/find-rating-faces.ts';
export { canGroupBy, groupRows } from './aggregates/group-rows.ts';
export {
  computeMetric,
  defaultMetrics,
  describeMetric,
  formatChange,
  formatMetric,
  supportsMetric,
} from './aggregates/metrics.ts';
export { columnMessages } from './columns/column.messages.ts';
export { reviewColumnMessages } from './columns/review-column.messages.ts';
export {
  assignedColumnId,
  createReviewColumns,
  getStateName,
  openStates,
  type ReviewState,
  reviewStates,
  stateColumnId,
} from './columns/review-columns.ts';
export type { CellRows, CellValue, SubmissionColumn } from './columns/submission-column.ts';
export { computeTotal, formatAggregate, supportsTotal } from './columns/submission-column.ts';
export {
  answerKindDisplays,
  type ColumnLocale,
  createAnswerColumn,
  createSubmissionColumns,
  isShownByDefault,
  memoizeByObject,
} from './columns/submission-columns.ts';
export {
  addDays,
  type DayRange,
  formatDay,
  formatDays,
  getDay,
  getTimeAt,
  getTimeRange,
} from './days/calendar-days.ts';
export { computeRanksInSlices } from './views/compute-ranks.ts';
export { findRows, getRowSearchText, normalizeText } from './views/find-rows.ts';
export {
  type Density,
  defaultView,
  densities,
  type FilterValue,
  isDefaultView,
  isSameView,
  parseLayout,
  type ViewState,
} from './views/view-state.ts';
