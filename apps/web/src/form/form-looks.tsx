import { insertStyleSheet } from '@tideform/components/kit/classes/insert-style-sheet.ts';
import css from './form.css?inline';

insertStyleSheet(css);
