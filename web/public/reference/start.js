// Shows the description of the API. A validator on another server and a look into the address for other documents are
// what Swagger UI would do by itself.
if (matchMedia("(prefers-color-scheme: dark)").matches) document.documentElement.classList.add("dark-mode");
globalThis.SwaggerUIBundle({
  url: "/schema/openapi.json",
  dom_id: "#reference",
  deepLinking: true,
  defaultModelsExpandDepth: 0,
  docExpansion: "list",
  queryConfigEnabled: false,
  validatorUrl: null,
});
