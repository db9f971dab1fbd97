import css from './box.css?inline';
import { laySheet } from './lay-sheet.ts';

laySheet(css);

/**
 * Classes of inputs, text areas and selects.
 *
 * @param isRecord of a form that one only reads: answers under their questions
 */
export function boxClasses(isRecord: boolean) {
  const bare = isRecord ? 'tf-bare tf-answer' : 'tf-bare';
  return {
    box: 'tf-box tf-live',
    wrongBox: 'tf-box tf-live tf-invalid',
    disabledBox: isRecord ? 'tf-box tf-record' : 'tf-box tf-off',
    bare,
    /** Beside the class of the box, where there is nothing in it but one control of the class `alone`. */
    aroundOne: 'tf-around-one',
    alone: `${bare} tf-alone`,
    /** Around an answer of a record that is one line elsewhere, and here as long as it is; `undefined` where one answers. */
    whole: isRecord ? 'tf-whole' : undefined,
    picked: `${bare} tf-picked`,
    affix: 'tf-affix',
    select: `${bare} tf-select`,
    emptySelect: `${bare} tf-select tf-nothing`,
    /** Beside the class of the box. */
    chevron: 'tf-chevron',
    tall: 'tf-tall',
    lines: `${bare} tf-lines`,
    calendar: 'tf-calendar',
  };
}
