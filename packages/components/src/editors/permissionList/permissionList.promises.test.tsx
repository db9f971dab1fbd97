import { testConformance } from '../../conformance/test-conformance.tsx';

testConformance('permissionList');
