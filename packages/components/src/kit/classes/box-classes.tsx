import css from './box.css?inline';
import { insertStyleSheet } from './insert-style-sheet.ts';

insertStyleSheet(css);

/** @param isRecord for read-only forms: answers below their questions */
export function boxClasses(isRecord: boolean) {
  const bare = isRecord ? 'tf-bare tf-answer' : 'tf-bare';
  return {
    box: 'tf-box tf-live',
    wrongBox: 'tf-box tf-live tf-invalid',
    disabledBox: isRecord ? 'tf-box tf-record' : 'tf-box tf-off',
    bare,
    /** Combined with the class of the box, if the box contains only a control with the class `alone`. */
    aroundOne: 'tf-around-one',
    alone: `${bare} tf-alone`,
    /** Around an answer in a record that wraps instead of being cut off after one line; `undefined` while answering. */
    whole: isRecord ? 'tf-whole' : undefined,
    picked: `${bare} tf-picked`,
    affix: 'tf-affix',
    select: `${bare} tf-select`,
    emptySelect: `${bare} tf-select tf-nothing`,
    /** Combined with the class of the box. */
    chevron: 'tf-chevron',
    tall: 'tf-tall',
    lines: `${bare} tf-lines`,
    calendar: 'tf-calendar',
  };
}
