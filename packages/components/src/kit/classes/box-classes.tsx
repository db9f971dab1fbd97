import css from './box.css?inline';
import { insertStyleSheet } from './insert-style-sheet.ts';

insertStyleSheet(css);

/**
 * Returns the classes of input boxes.
 * @param isRecord whether the form is read-only and shows each answer as text below its question
 */
export function createBoxClasses(isRecord: boolean) {
  const bare = isRecord ? 'tf-bare tf-answer' : 'tf-bare';
  return {
    box: 'tf-box tf-live',
    wrongBox: 'tf-box tf-live tf-invalid',
    disabledBox: isRecord ? 'tf-box tf-record' : 'tf-box tf-off',
    bare,
    /** Added to the box if it contains only one control, which has the class `alone`. */
    aroundOne: 'tf-around-one',
    alone: `${bare} tf-alone`,
    /** Wraps the answer in a read-only form instead of cutting it off after one line; `undefined` while answering. */
    whole: isRecord ? 'tf-whole' : undefined,
    picked: `${bare} tf-picked`,
    affix: 'tf-affix',
    select: `${bare} tf-select`,
    emptySelect: `${bare} tf-select tf-nothing`,
    /** Added to the box of a select, which then shows an arrow. */
    chevron: 'tf-chevron',
    tall: 'tf-tall',
    lines: `${bare} tf-lines`,
    calendar: 'tf-calendar',
  };
}
