import { testConformance } from '../conformance/test-conformance.tsx';

testConformance('signature');
