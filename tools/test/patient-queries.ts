import { configure } from '@testing-library/react';

// `findBy…` and `waitFor` end as soon as they have what they wait for; only a failure takes this long.
configure({ asyncUtilTimeout: 10_000 });
