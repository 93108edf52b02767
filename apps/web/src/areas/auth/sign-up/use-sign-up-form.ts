import { checkedSignUp } from '@campus/contracts/sign-up/sign-up';
import { useState } from 'react';
import { type ContractForm, useContractForm } from '../../../components/form/use-contract-form.ts';
import type { World } from '../worlds/world.ts';

type Schema = ReturnType<typeof checkedSignUp>;

export type SignUpFormState = ContractForm<Schema>;

/** The sign-up form of a world, with its required fields. */
export function useSignUpForm({ accountId, name, signUp }: World): SignUpFormState {
  const [schema] = useState(() => checkedSignUp(signUp.required));
  return useContractForm(schema, { ...blank, accountId, world: name });
}

const blank = {
  email: '',
  password: '',
  confirmation: '',
  firstname: '',
  lastname: '',
  phone: '',
  organization: '',
  size: '',
  country: '',
  answer: '',
  agreement: false,
};
