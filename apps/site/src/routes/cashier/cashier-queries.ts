import { listPaymentChannels, listPaymentMethods } from '@fortuna/api/calls/cashier.ts';
import { getWithdrawalRules, listBankAccounts } from '@fortuna/api/calls/cashier-withdrawals.ts';
import { queryOptions } from '@tanstack/react-query';
import { currentApi } from '../../platform/api.ts';

/** Keys carry the member's id: what belongs to one is never shown to the next. */
export const paymentMethods = (memberId: number | null) =>
  queryOptions({
    queryKey: ['cashier', memberId, 'methods'],
    queryFn: ({ signal }) =>
      listPaymentMethods(currentApi(), { domain: window.location.hostname }, { signal }),
    enabled: memberId !== null,
  });

export const paymentChannels = (memberId: number | null) =>
  queryOptions({
    queryKey: ['cashier', memberId, 'channels'],
    queryFn: ({ signal }) =>
      listPaymentChannels(currentApi(), { domain: window.location.hostname }, { signal }),
    enabled: memberId !== null,
  });

export const withdrawalRules = (memberId: number | null) =>
  queryOptions({
    queryKey: ['cashier', memberId, 'rules'],
    queryFn: ({ signal }) => getWithdrawalRules(currentApi(), { signal }),
    enabled: memberId !== null,
    staleTime: 0,
  });

export const bankAccounts = (memberId: number | null) =>
  queryOptions({
    queryKey: ['cashier', memberId, 'accounts'],
    queryFn: ({ signal }) => listBankAccounts(currentApi(), { signal }),
    enabled: memberId !== null,
  });
