import { testConformance } from '../conformance/test-conformance.tsx';

testConformance('sketchPad');
