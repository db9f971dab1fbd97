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
export { type ChartBar, createBars } from './aggregates/create-bars.ts';
export { createCharts, type SummaryChart } from './aggregates/create-charts.ts';
export { findRatingFaces, type RatingFace } from './aggregates/find-rating-faces.ts';
export { formatDays } from './aggregates/format-days.ts';
export { canGroupBy, groupRows } from './aggregates/group-rows.ts';
export {
  computeMetric,
  defaultMetrics,
  describeMetric,
  formatChange,
  formatMetric,
  supportsMetric,
} from './aggregates/metrics.ts';
export { answerKindDisplays } from './columns/answer-kinds.ts';
export { columnMessages } from './columns/column.messages.ts';
export { memoizeByObject } from './columns/memoize-by-object.ts';
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
export {
  type ColumnLocale,
  createAnswerColumn,
  createSubmissionColumns,
  isShownByDefault,
} from './columns/submission-columns.ts';
export { computeTotal, formatAggregate, supportsTotal } from './columns/totals.ts';
export { addDays, type DayRange, formatDay, getDay, getTimeAt, getTimeRange } from './days/calendar-days.ts';
export { computeRanksInSlices } from './views/compute-ranks.ts';
export { findRows } from './views/find-rows.ts';
export { parseLayout } from './views/parse-layout.ts';
export { getRowSearchText, normalizeText } from './views/search-text.ts';
export {
  type Density,
  defaultView,
  densities,
  type FilterValue,
  isDefaultView,
  isSameView,
  type ViewState,
} from './views/view-state.ts';
