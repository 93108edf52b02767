import * as z from 'zod';

// Zod tests whether it may make code of text; under our Content-Security-Policy, browsers report each test.
z.config({ jitless: true });
