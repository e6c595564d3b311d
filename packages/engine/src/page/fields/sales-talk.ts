import { invitationToBuy, kindsOfSalesTalk } from '../words/sales-phrases.ts'

/** How many kinds of sales talk a text has, written instead of a description: a text with several says nothing about the product. */
export const salesTalkIn = (text: string): number => [invitationToBuy, ...kindsOfSalesTalk].filter((pattern) => pattern.test(text)).length

/**
 * Whether a sentence is about the shop rather than the product; an invitation to buy alone does not count, because good copy may begin with
 * one.
 */
export const isSalesTalk = (sentence: string): boolean => kindsOfSalesTalk.some((pattern) => pattern.test(sentence))
