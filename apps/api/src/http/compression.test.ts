import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { gatewayOn } from '../testing/gateway.ts';
