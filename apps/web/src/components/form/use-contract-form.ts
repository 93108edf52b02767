import { zodResolver } from '@hookform/resolvers/zod';
import { type DefaultValues, type UseFormReturn, useForm } from 'react-hook-form';
import type * as z from 'zod';

/** The parts of a form that its fields need. */
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
 * A form validated by a contract's input schema, with the gateway's error texts. Validates on submit, and
 * again while errors are corrected. The first invalid field gets the focus.
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
