/** How each provider's protocol streams an answer: what comes before the text, with each piece of it, and after it. */
export interface ModelProtocol {
  path: RegExp
  opening: string
  piece(text: string): string
  closing(reason: 'stop' | 'length'): string
  refusal(status: number, message: string): object
}

const event = (data: object, name?: string) =>
  `${name ? `event: ${name}\n` : ''}data: ${JSON.stringify(data)}\n\n`

const chunk = (choice: object) =>
  event({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 0,
    model: 'fake',
    choices: [{ index: 0, ...choice }],
  })

const chatCompletions: ModelProtocol = {
  path: /\/chat\/completions$/,
  opening: chunk({ delta: { role: 'assistant', content: '' } }),
  piece: (text) => chunk({ delta: { content: text } }),
  closing: (reason) => `${chunk({ delta: {}, finish_reason: reason })}data: [DONE]\n\n`,
  refusal: (_, message) => ({ error: { message, type: 'as_the_test_wishes', code: null } }),
}

const messages: ModelProtocol = {
  path: /\/messages$/,
  opening:
    event(
      {
        type: 'message_start',
        message: {
          id: 'msg_1',
          type: 'message',
          role: 'assistant',
          model: 'fake',
          content: [],
          stop_reason: null,
          usage: { input_tokens: 1, output_tokens: 1 },
        },
      },
      'message_start',
    ) +
    event(
      { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
      'content_block_start',
    ),
  piece: (text) =>
    event(
      { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } },
      'content_block_delta',
    ),
  closing: (reason) =>
    event({ type: 'content_block_stop', index: 0 }, 'content_block_stop') +
    event(
      {
        type: 'message_delta',
        delta: { stop_reason: reason === 'stop' ? 'end_turn' : 'max_tokens', stop_sequence: null },
        usage: { output_tokens: 9 },
      },
      'message_delta',
    ) +
    event({ type: 'message_stop' }, 'message_stop'),
  refusal: (_, message) => ({ type: 'error', error: { type: 'as_the_test_wishes', message } }),
}

const generateContent: ModelProtocol = {
  path: /:streamGenerateContent$/,
  opening: '',
  piece: (text) => event({ candidates: [{ index: 0, content: { role: 'model', parts: [{ text }] } }] }),
  closing: (reason) =>
    event({
      candidates: [
        {
          index: 0,
          content: { role: 'model', parts: [{ text: '' }] },
          finishReason: reason === 'stop' ? 'STOP' : 'MAX_TOKENS',
        },
      ],
      usageMetadata: { promptTokenCount: 1, candidatesTokenCount: 9, totalTokenCount: 10 },
    }),
  refusal: (status, message) => ({ error: { code: status, message, status: 'AS_THE_TEST_WISHES' } }),
}

export const MODEL_PROTOCOLS: readonly ModelProtocol[] = [chatCompletions, messages, generateContent]
