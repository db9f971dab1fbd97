import { laySheet } from '@tideform/components/kit/classes/lay-sheet.ts';
import css from './form.css?inline';

laySheet(css);
