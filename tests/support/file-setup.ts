import { useNewAddress } from './platform.ts';

// Runs before each test file; the files of a worker process share their modules.
useNewAddress();
