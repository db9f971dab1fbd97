export { createTabster, disposeTabster, getGroupper, getModalizer, getMover, getRestorer } from 'tabster';
