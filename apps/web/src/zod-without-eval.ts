import * as z from 'zod';

// Zod tests whether it may use `eval`. Browsers report each test as a violation of our
// Content-Security-Policy.
z.config({ jitless: true });
