import { cacheHeaders } from './call.ts'
import { chessAnswer } from './chess.ts'
import { leadAnswer } from './crm.ts'
import { chessPdfQuery, DOCUMENT_TYPES, qrQuery } from './documents.ts'
import { eventHeaders, eventQuery, liveEvent } from './events.ts'
import { idParams } from './id.ts'
import { interactiveAnswer, interactiveQuery } from './interactive.ts'
import { emptyAnswer, fileAnswer, jsonAnswer, jsonBody, type Operation } from './operation.ts'
import { orderAnswer, orderBody, orderHeaders } from './orders.ts'
import { projectAnswer } from './projects.ts'
import { tokenAnswer } from './token.ts'

const notModified = emptyAnswer(304, 'What the client has is still current.')

/** The calls of the web app (spec 7, design 3), by operation id. */
export const PUBLIC_OPERATIONS = {
  getToken: {
    method: 'get',
    path: '/public/token',
    summary: 'The catalogue behind the tokens',
    tag: 'catalogue',
    caller: 'visitor',
    headers: cacheHeaders,
    answers: [jsonAnswer(200, 'The catalogue.', tokenAnswer), notModified],
    errors: ['preview_expired'],
  },
  getProject: {
    method: 'get',
    path: '/public/projects/{id}',
    summary: 'A project with its layouts, promoactions, statuses and tags',
    tag: 'catalogue',
    caller: 'visitor',
    params: idParams,
    headers: cacheHeaders,
    answers: [jsonAnswer(200, 'The project.', projectAnswer), notModified],
    errors: ['not_found', 'preview_expired'],
  },
  getChess: {
    method: 'get',
    path: '/public/projects/{id}/chess',
    summary: 'The estates of a project with sections, storeys and instances',
    tag: 'catalogue',
    caller: 'visitor',
    params: idParams,
    headers: cacheHeaders,
    answers: [jsonAnswer(200, 'The chess.', chessAnswer), notModified],
    errors: ['not_found', 'preview_expired'],
  },
  showInteractive: {
    method: 'get',
    path: '/public/interactive/show',
    summary: 'A picture with one of its frames',
    tag: 'catalogue',
    caller: 'visitor',
    query: interactiveQuery,
    headers: cacheHeaders,
    answers: [jsonAnswer(200, 'The picture.', interactiveAnswer), notModified],
    errors: ['not_found', 'preview_expired'],
  },
  watchEvents: {
    method: 'get',
    path: '/public/events',
    summary: 'Changes as they happen (Server-Sent Events)',
    tag: 'catalogue',
    caller: 'visitor',
    query: eventQuery,
    headers: eventHeaders,
    answers: [
      { status: 200, description: 'A stream of these, each a message.', type: 'text/event-stream', schema: liveEvent },
    ],
    errors: [],
  },
  postOrder: {
    method: 'post',
    path: '/public/orders',
    summary: 'Leave a request or ask for a callback',
    tag: 'requests',
    caller: 'visitor',
    headers: orderHeaders,
    body: jsonBody(orderBody),
    answers: [jsonAnswer(201, 'Accepted; the same answer for the same key.', orderAnswer)],
    errors: ['validation_failed', 'idempotency_key_missing', 'forbidden', 'conflict'],
  },
  getLead: {
    method: 'get',
    path: '/public/crm/lead',
    summary: 'The lead of the CRM context with its linked instances',
    tag: 'crm',
    caller: 'lead',
    answers: [jsonAnswer(200, 'The lead.', leadAnswer)],
    errors: [],
  },
  linkInstance: {
    method: 'put',
    path: '/public/crm/lead/instances/{id}',
    summary: 'Link an instance to the lead',
    tag: 'crm',
    caller: 'lead',
    params: idParams,
    answers: [jsonAnswer(200, 'The lead with the instance.', leadAnswer)],
    errors: ['not_found'],
  },
  unlinkInstance: {
    method: 'delete',
    path: '/public/crm/lead/instances/{id}',
    summary: 'Unlink an instance from the lead',
    tag: 'crm',
    caller: 'lead',
    params: idParams,
    answers: [jsonAnswer(200, 'The lead without the instance.', leadAnswer)],
    errors: ['not_found'],
  },
  getInstancePdf: {
    method: 'get',
    path: '/public/documents/instances/{id}.pdf',
    summary: 'The presentation of an instance',
    tag: 'documents',
    caller: 'visitor',
    params: idParams,
    answers: [fileAnswer('The presentation.', DOCUMENT_TYPES.pdf)],
    errors: ['not_found'],
  },
  getChessPdf: {
    method: 'get',
    path: '/public/documents/chess.pdf',
    summary: 'The chess print of an estate or of all estates',
    tag: 'documents',
    caller: 'visitor',
    query: chessPdfQuery,
    answers: [fileAnswer('The chess print.', DOCUMENT_TYPES.pdf)],
    errors: ['not_found'],
  },
  getInstructionsPdf: {
    method: 'get',
    path: '/public/documents/instructions.pdf',
    summary: 'The instructions of a partner; needs a second token',
    tag: 'documents',
    caller: 'visitor',
    answers: [fileAnswer('The instructions.', DOCUMENT_TYPES.pdf)],
    errors: ['not_found'],
  },
  getQrSvg: {
    method: 'get',
    path: '/public/documents/qr.svg',
    summary: 'A link as a QR code to print',
    tag: 'documents',
    caller: 'visitor',
    query: qrQuery,
    answers: [fileAnswer('The QR code.', DOCUMENT_TYPES.svg)],
    errors: [],
  },
  getQrPng: {
    method: 'get',
    path: '/public/documents/qr.png',
    summary: 'A link as a QR code to send',
    tag: 'documents',
    caller: 'visitor',
    query: qrQuery,
    answers: [fileAnswer('The QR code.', DOCUMENT_TYPES.png)],
    errors: [],
  },
} as const satisfies Record<string, Operation>
