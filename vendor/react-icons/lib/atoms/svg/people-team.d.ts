import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const PeopleTeam20Regular: FluentIcon;
export declare const PeopleTeamRegular: FluentIcon;
