import { type FastifyRequest } from 'fastify'
import { clientNetworkOf } from './rate-limit.ts'

/** Who takes turns with others: a user, or everybody in the network of an address. */
export const clientOf = ({ user, ip }: FastifyRequest): string => user?.id ?? clientNetworkOf(ip)
