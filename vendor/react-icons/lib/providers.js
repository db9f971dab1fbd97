export { IconDirectionContextProvider, useIconContext } from './contexts/index.js';
