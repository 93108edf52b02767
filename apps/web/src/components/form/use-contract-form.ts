import { zodResolver } from '@hookform/resolvers/zod';
import { type DefaultValues, type UseFormReturn, useForm } from 'react-hook-form';
import type * as z from 'zod';

/** What a field needs of its form. */
export type FieldForm<Values extends object> = Pick<
  UseFormReturn<Values>,
  'register' | 'getFieldState' | 'formState'
>;

export type ContractForm<Schema extends z.ZodObject> = UseFormReturn<
  z.input<Schema>,
  unknown,
  z.output<Schema>
>;

/**
 * A form checked by a contract's own input schema, with the sentences the gateway would answer. Values are
 * checked on submit, then again as they are corrected; the first wrong field gets the focus.
 */
export function useContractForm<Schema extends z.ZodObject>(
  schema: Schema,
  defaultValues: DefaultValues<z.input<Schema>>,
): ContractForm<Schema> {
  return useForm<z.input<Schema>, unknown, z.output<Schema>>({
    resolver: zodResolver(schema),
    defaultValues,
  });
}
