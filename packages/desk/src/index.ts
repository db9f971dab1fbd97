/** What a table of submissions shows, finds and comes to, wherever it is asked: on a device, or on the server for an e-mail. */

export { answerKinds } from './columns/answer-kinds.ts';
export { columnMessages } from './columns/column.messages.ts';
export type { CellRows, CellValue, DeskColumn } from './columns/desk-column.ts';
export { answerColumn, type ColumnSpeech, deskColumns, isShownByDefault } from './columns/desk-columns.ts';
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
export { figureOf, isSummed, totalOf } from './columns/totals.ts';
export { addDays, type DayRange, day, dayOf, instantAt, instantsOf } from './days/calendar-days.ts';
export { barsOf, type DrawnBar } from './figures/bars-of.ts';
export { chartsOf, type SummaryChart } from './figures/charts-of.ts';
export { type Compared, comparedOf, countsOf, namedComparisons, type Others } from './figures/compared.ts';
export { type Face, facesOf } from './figures/faces-of.ts';
export { figureMessages } from './figures/figure.messages.ts';
export { type Figures, figuresOf, type Numbers, type Places } from './figures/figures.ts';
export { canGroupBy, groupsOf } from './figures/groups-of.ts';
export {
  isFigured,
  keyFigureOf,
  nameKeyFigure,
  plainFigures,
  wordChange,
  wordKeyFigure,
} from './figures/key-figures.ts';
export { wordDays } from './figures/word-days.ts';
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
export { plainly, wordsOfRow } from './views/words-of-row.ts';
