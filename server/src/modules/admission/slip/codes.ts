import { createHmac } from 'node:crypto'
import {
  CODE_LETTERS,
  PERSONAL_CODE_LENGTH,
  ROOM_CODE_LENGTH,
  ROOM_PASS_LENGTH,
} from '@probant/contract/participants/join-code'

type CodeKind = 'personal' | 'room'

const LENGTHS: Record<CodeKind, number> = { personal: PERSONAL_CODE_LENGTH, room: ROOM_CODE_LENGTH }

/**
 * Codes that are typed. Each is made of the id of what it opens and of this installation's secret, so that it can be
 * printed again; what is kept to find it by opens nothing.
 */
export function createJoinCodes({ secret }: { secret: string }) {
  return {
    issue(kind: CodeKind, id: string): { code: string; codeHash: string } {
      const code = lettersOf(sealed(`join-code:${kind}:${id}`), LENGTHS[kind])
      return { code, codeHash: hashOf(code) }
    },

    hashOf,

    /** The code of a room, followed by what nobody comes upon by trying. */
    passOf(roomId: string): string {
      const { code } = this.issue('room', roomId)
      return code + lettersOf(sealed(`room-pass:${roomId}`), ROOM_PASS_LENGTH - ROOM_CODE_LENGTH)
    },
  }

  function hashOf(code: string): string {
    return sealed(`typed-code:${code}`).toString('base64url')
  }

  function sealed(text: string): Buffer {
    return createHmac('sha256', secret).update(text).digest()
  }
}

export type JoinCodes = ReturnType<typeof createJoinCodes>

/** 256 bits make every letter as likely as any other. */
function lettersOf(bytes: Buffer, length: number): string {
  const base = BigInt(CODE_LETTERS.length)
  let rest = BigInt(`0x${bytes.toString('hex')}`)
  let letters = ''
  while (letters.length < length) {
    letters += CODE_LETTERS[Number(rest % base)]
    rest /= base
  }
  return letters
}
