import { keepsPromises } from '../../conformance/keeps-promises.tsx';

keepsPromises('pickedSource');
