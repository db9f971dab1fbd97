import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const TaskListLtr20Regular: FluentIcon;
export declare const TaskListLtrRegular: FluentIcon;
