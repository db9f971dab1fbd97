export { above, all, any, anyAnswer, atLeast, below, filled, has, is, isNot, oneOf, ticked } from './conditions.ts';
export {
  calculated,
  calculatedDate,
  checklist,
  choice,
  counted,
  date,
  dateTime,
  email,
  files,
  grid,
  location,
  longText,
  money,
  number,
  phone,
  photos,
  pick,
  scale,
  sign,
  text,
  tick,
  ticks,
  time,
  verdict,
} from './fields.ts';
export { beside, note, section } from './layout.ts';
export { industries, type Template, type WrittenTemplate, writeTemplate } from './template.ts';
export { signed, test } from './template-test.ts';
