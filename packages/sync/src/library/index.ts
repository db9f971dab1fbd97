/** A team's library, for those who have no local database: Tideform's server. */
export { canBuildForms, readCaller } from '../teams/can-build-forms.ts';
export { findLibrary, readTeamLists } from '../teams/find-library.ts';
export { findByPath, findChild, findItem } from './find-item.ts';
export { fileNames, folderNames } from './layout.ts';
export type { LibraryAccess } from './private/library-access.ts';
export { formFolder, type PrivatePerson, personFolder } from './private/private-folder.ts';
export { privateRoot } from './private/private-root.ts';
export { restrictFolder } from './private/restrict-folder.ts';
export { readJsonFile } from './read-json-file.ts';
export { type FormConfigFile, formConfigFile } from './stored-files.ts';
