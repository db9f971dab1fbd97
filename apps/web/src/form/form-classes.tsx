import { laySheet } from '@tideform/components/kit/classes/lay-sheet.ts';
import css from './form.css?inline';

laySheet(css);

/** Classes of a form and of its lists of fields. */
export const formClasses = {
  root: 'tf-form',
  card: 'tf-card',
  contained: 'tf-contained',
  waiting: 'tf-waiting',
  list: 'tf-list',
  /** A part of a long list. */
  chunk: 'tf-chunk',
};
