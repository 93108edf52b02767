import * as z from 'zod';

// Zod tries out whether it may make code of texts; under our Content-Security-Policy browsers report each try.
z.config({ jitless: true });
